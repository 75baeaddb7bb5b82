import { providerHas } from '../../lib/provider-traits.ts';
import type { Contract } from './contract.repository.ts';

/** Only the app store charges and ends its contracts; all others are charged and ended by us. */
export const isByAppStore = ({ provider }: Pick<Contract, 'provider'>): boolean =>
  providerHas(provider, 'appStore');
