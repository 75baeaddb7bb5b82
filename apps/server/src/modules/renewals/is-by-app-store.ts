import { providerHas } from '../../lib/provider-traits.ts';
import type { Contract } from './contract.repository.ts';

/** The app store charges its own contracts and alone ends them; all others are charged and ended by us. */
export const isByAppStore = ({ provider }: Pick<Contract, 'provider'>): boolean =>
  providerHas(provider, 'appStore');
