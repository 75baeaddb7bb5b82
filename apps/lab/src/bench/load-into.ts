interface Loads {
  location: Pick<Location, 'href' | 'replace' | 'reload'>;
}

/** Address of the frame; empty for another origin. */
function hrefOf({ location }: Loads): string {
  try {
    return location.href;
  } catch {
    return '';
  }
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/** Loads an address, even the current one: by default, a browser would only jump to its fragment. */
export function loadInto(page: Loads, address: string): void {
  const isJump = address.includes('#') && withoutFragment(address) === withoutFragment(hrefOf(page));
  // `replace` keeps the frame out of the browser's history, which contains the Lab's own steps.
  page.location.replace(address);
  if (isJump) page.location.reload();
}

/** Ends the page in a frame at once; the frame is empty afterwards. */
export function closePage(frame: HTMLIFrameElement): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  parentNode?.insertBefore(frame, nextSibling);
}
