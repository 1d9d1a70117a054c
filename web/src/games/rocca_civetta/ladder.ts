// Whoever opens the second box meets the advanced rules of the first one on the way, then what is new.

export const first = { alert: 0 };
export const rungs = ["dangerous_zones", "main_effects", "boss", "maximum_alert", "alchemy", "research", "specialists", "spriggan", "floor_iv"];
