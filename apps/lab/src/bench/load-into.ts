interface Loads {
  location: Pick<Location, 'href' | 'replace' | 'reload'>;
}

/** Where the frame is; empty where nobody may know. */
function hrefOf({ location }: Loads): string {
  try {
    return location.href;
  } catch {
    return '';
  }
}

const withoutFragment = (address: string) => address.replace(/#.*/, '');

/** Loads a whole address, also one that is there: a browser would only jump to its fragment, and load nothing. */
export function loadInto(page: Loads, address: string): void {
  const isJump = address.includes('#') && withoutFragment(address) === withoutFragment(hrefOf(page));
  // Replacing keeps the frame out of the browser's history, where the Lab's own steps are.
  page.location.replace(address);
  if (isJump) page.location.reload();
}
