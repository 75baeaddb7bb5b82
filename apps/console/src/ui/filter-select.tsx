import { Select } from 'antd';
import { useAddress, useChangeAddress } from '../lib/address.ts';

interface FilterSelectProps {
  /** Parameter of the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  width?: number;
}

/** One filter of a list, kept in the address. */
export function FilterSelect({ name, label, options, width = 112 }: FilterSelectProps) {
  const value = useAddress()[name];
  const change = useChangeAddress();
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      style={{ width }}
      value={value ?? null}
      options={[...options]}
      onChange={(next: string | null | undefined) => change({ [name]: next ?? undefined })}
    />
  );
}
