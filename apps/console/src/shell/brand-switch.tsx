import { DownOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Dropdown } from 'antd';
import { useBrand } from '../lib/address.ts';
import { useMe } from '../lib/me.ts';
import { BrandMark, brandNameOf } from '../ui/brand-name.tsx';

const ALL = 'all';

/** Limits lists to one brand. Whoever has only one brand cannot choose. */
export function BrandSwitch() {
  const { brands } = useMe();
  const brand = useBrand();
  const navigate = useNavigate();
  const choose = (key: string) =>
    navigate({
      to: '.',
      search: (before: Record<string, string>) => {
        const { after: _after, brand: _brand, ...rest } = before;
        return key === ALL ? rest : { ...rest, brand: key };
      },
    });
  const items = [
    ...(brands.length > 1 ? [{ key: ALL, label: '全部品牌' }, { type: 'divider' as const }] : []),
    ...brands.map((id) => ({ key: id, label: brandNameOf(id), icon: <BrandMark brand={id} /> })),
  ];
  const shown = brand ? [brand] : brands;
  return (
    <Dropdown
      menu={{ items, selectedKeys: [brand ?? ALL], onClick: ({ key }) => void choose(key) }}
      trigger={['click']}
    >
      <button type="button" className="pick" aria-label={`品牌：${brand ? brandNameOf(brand) : '全部品牌'}`}>
        <span className="stack">
          {shown.map((id) => (
            <BrandMark key={id} brand={id} size={18} />
          ))}
        </span>
        <span className="hide-s">{brand ? brandNameOf(brand) : '全部品牌'}</span>
        <DownOutlined className="pick-arrow" />
      </button>
    </Dropdown>
  );
}
