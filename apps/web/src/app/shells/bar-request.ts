/** Whether an address requests a bar (true), hides it (false) or leaves it to the page (undefined). */
export const barRequest = (visible = ''): boolean | undefined =>
  /^(?:true|1)$/.test(visible) || (/^(?:false|0)$/.test(visible) ? false : undefined);
