/** What the Lab takes from the packages, all in one place. */
export {
  BRANDS,
  type BrandId,
  brandOfClientType,
  CLIENT_TYPES,
  type ClientType,
  clientTypeOf,
  DEFAULT_CLIENT_TYPE,
  findClientType,
  type Platform,
} from '../../../../packages/catalog/src/index.ts';
export { maskPhone } from '../../../../packages/domain/src/phone.ts';
