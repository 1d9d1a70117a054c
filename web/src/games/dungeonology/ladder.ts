// First the Introductory Alert Card, then the advanced rules, those that change least of a turn before the others.

export const first = { alert: 0 };
export const rungs = ["dangerous_zones", "main_effects", "boss", "maximum_alert"];
