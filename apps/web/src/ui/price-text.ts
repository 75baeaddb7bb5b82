/** A sum in fen, written in yuan with as few digits as possible. */
export function priceText(fen: number): string {
  const whole = Math.trunc(fen / 100);
  const rest = String(fen % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
}
