import { DEFAULT_CLIENT_TYPE, findClientType } from '@juban/catalog';
import { ownPath, type PageAddress, readPageAddress, THEMES } from './page-address.ts';

export const WIDTHS = [320, 390, 430, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** Everything the Lab shows, as its own address has it: whoever opens the link sees the same. */
export interface LabAddress extends PageAddress {
  width: Width;
}

export const START: LabAddress = {
  page: '/',
  clientType: DEFAULT_CLIENT_TYPE,
  theme: 'system',
  h5: false,
  width: 390,
};

/** Reads the Lab's query; what is absent or malformed is as at the start. */
export function readLabAddress(search: string): LabAddress {
  const query = new URLSearchParams(search);
  const clientType = query.get('ct') ?? '';
  return {
    page: readPageAddress(query.get('page') ?? START.page).page,
    clientType: findClientType(clientType) ? clientType : START.clientType,
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? START.theme,
    h5: query.get('h5') === '1',
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? START.width,
  };
}

/** The query of the Lab's address; empty at the start. */
export function writeLabAddress({ page, clientType, theme, h5, width }: LabAddress): string {
  const query = new URLSearchParams();
  if (page !== START.page) query.set('page', ownPath(page));
  if (clientType !== START.clientType) query.set('ct', clientType);
  if (theme !== START.theme) query.set('theme', theme);
  if (h5) query.set('h5', '1');
  if (width !== START.width) query.set('width', String(width));
  const text = query.toString();
  // Slashes may stand in a query, and a link is easier to read with them.
  return text && `?${text.replaceAll('%2F', '/')}`;
}

/** A page from the list: who is asking stays, unless the page's own address names another. */
export function openPage(now: LabAddress, address: string): LabAddress {
  const { h5: _own, ...read } = readPageAddress(address);
  return { ...now, ...read };
}

/** A typed address is the whole of it: what it does not name goes back to the start. */
export function openTyped(now: LabAddress, text: string, origin: string): LabAddress {
  const { clientType, theme } = START;
  return { ...now, clientType, theme, ...readPageAddress(text.trim(), origin) };
}
