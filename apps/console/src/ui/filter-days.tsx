import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useAddress, useChangeAddress } from '../lib/address.ts';

const DAY = 'YYYY-MM-DD';
const dayOf = (text: string | undefined) => {
  const day = text ? dayjs(text, DAY) : null;
  return day?.isValid() ? day : null;
};

const presetsOf = (today: dayjs.Dayjs) => [
  { label: '今天', value: [today, today] as [dayjs.Dayjs, dayjs.Dayjs] },
  { label: '近 7 天', value: [today.subtract(6, 'day'), today] as [dayjs.Dayjs, dayjs.Dayjs] },
  { label: '近 30 天', value: [today.subtract(29, 'day'), today] as [dayjs.Dayjs, dayjs.Dayjs] },
];

/** First and last day in Shanghai, kept in the address. */
export function FilterDays({ label = '时间' }: { label?: string }) {
  const { from, until } = useAddress();
  const change = useChangeAddress();
  return (
    <DatePicker.RangePicker
      aria-label={label}
      style={{ width: 236 }}
      allowEmpty
      value={[dayOf(from), dayOf(until)]}
      presets={presetsOf(dayjs())}
      onChange={(days) => change({ from: days?.[0]?.format(DAY), until: days?.[1]?.format(DAY) })}
    />
  );
}
