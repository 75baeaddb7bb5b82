import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useAddress, useChangeAddress } from '../lib/address.ts';

interface FilterTextProps {
  name: string;
  label: string;
  width?: number;
}

/** A typed filter; Enter or leaving the field puts it into the address. */
export function FilterText({ name, label, width = 130 }: FilterTextProps) {
  const value = useAddress()[name] ?? '';
  const change = useChangeAddress();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const put = () => {
    if (text.trim() !== value) change({ [name]: text.trim() });
  };
  return (
    <Input
      aria-label={label}
      placeholder={label}
      allowClear
      style={{ width }}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={put}
      onBlur={put}
    />
  );
}
