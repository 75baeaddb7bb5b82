/** How far this tab has gone with a code: confirmed, then sent away to pay. */
type Step = 'agreed' | 'left';

const nameOf = (orderInfoMD5: string) => `handoff:${orderInfoMD5}`;

/** A user who returns from a cashier must not be sent there again without a tap. */
export function rememberStep(orderInfoMD5: string, step: Step): void {
  try {
    sessionStorage.setItem(nameOf(orderInfoMD5), step);
  } catch {
    // Without storage a return pays again at once; the order stays the same.
  }
}

export function readStep(orderInfoMD5: string): Step | undefined {
  try {
    const step = sessionStorage.getItem(nameOf(orderInfoMD5));
    return step === 'agreed' || step === 'left' ? step : undefined;
  } catch {
    return undefined;
  }
}
