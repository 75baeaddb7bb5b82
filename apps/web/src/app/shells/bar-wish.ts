/** Whether an address asks for a bar (true) or for none (false); what it does not say leaves the page its own. */
export const barWish = (visible = ''): boolean | undefined =>
  /^(?:true|1)$/.test(visible) || (/^(?:false|0)$/.test(visible) ? false : undefined);
