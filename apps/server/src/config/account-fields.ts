import { keyFault } from './pem-keys.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables of one brand's account with one provider; what is wrong with them joins `faults`. */
export function readAccountFields(env: Env, prefix: string, brand: string, faults: string[]) {
  const nameOf = (field: string) => `${prefix}${brand.toUpperCase()}_${field}`;
  const have = (field: string) => env[nameOf(field)]?.trim() ?? '';
  return {
    nameOf,
    have,
    need(field: string): string {
      if (!have(field)) faults.push(`${nameOf(field)} is missing`);
      return have(field);
    },
    /** What is missing has been named already, so it is no second fault here. */
    key(field: string, text: string, read: (text: string) => string | undefined): string {
      const found = text ? read(text) : '';
      if (found === undefined) faults.push(keyFault(nameOf(field)));
      return found ?? '';
    },
  };
}
