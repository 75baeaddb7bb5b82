import { BRANDS, type BrandId, brandOfClientType } from '@juban/catalog';
import { clientTypeInBrand, clientTypesOf, describeClientType } from '../model/clients.ts';
import { Segments } from '../ui/segments.tsx';
import styles from './client-picker.module.css';
import bar from './top-bar.module.css';

const SHORT_NAME_LENGTH = 2;
const BRAND_OPTIONS = Object.values(BRANDS).map(({ id, name }) => ({
  value: id,
  label: name.slice(0, SHORT_NAME_LENGTH),
  mark: <i className={styles.dot} data-brand={id} />,
}));

interface ClientPickerProps {
  clientType: string;
  onPick(clientType: string): void;
}

/** A brand is selected through one of its client types, because a page knows its brand only from that. */
export function ClientPicker({ clientType, onPick }: ClientPickerProps) {
  const brand: BrandId = brandOfClientType(clientType).id;
  return (
    <>
      <div className={bar.picker}>
        <Segments
          label="品牌"
          value={brand}
          options={BRAND_OPTIONS}
          onPick={(next) => onPick(clientTypeInBrand(next, clientType))}
        />
      </div>
      <div className={bar.picker}>
        <span aria-hidden="true">客户端</span>
        <select
          className={styles.select}
          aria-label="客户端类型"
          value={clientType}
          onChange={(event) => onPick(event.target.value)}
        >
          {clientTypesOf(brand).map((one) => (
            <option key={one.id} value={one.id}>
              {describeClientType(one)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
