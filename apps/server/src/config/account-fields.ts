import { keyFault } from './pem-keys.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the variables of one brand's account with one provider; errors are added to `faults`. */
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
    /** A missing variable was reported already, so it is not a second error here. */
    key(field: string, text: string, read: (text: string) => string | undefined): string {
      const found = text ? read(text) : '';
      if (found === undefined) faults.push(keyFault(nameOf(field)));
      return found ?? '';
    },
  };
}
