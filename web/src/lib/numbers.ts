// Numbers as they are printed: what is below zero has a minus sign, not the hyphen of a keyboard.

export const MINUS = "\u2212";

export const plain = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`);
