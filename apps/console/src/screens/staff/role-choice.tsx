import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { BRANDS } from '@juban/catalog';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button, Select } from 'antd';

export interface RoleAtBrands {
  role: string;
  brands: string[];
}

const ALL = '*';
const BRAND_OPTIONS = [
  { value: ALL, label: '全部品牌' },
  ...Object.values(BRANDS).map(({ id, name }) => ({ value: id as string, label: name })),
];

/** All brands or some, never both. */
const tidied = (chosen: readonly string[]) =>
  chosen.at(-1) === ALL ? [ALL] : chosen.filter((brand) => brand !== ALL);

interface RoleChoiceProps {
  value: readonly RoleAtBrands[];
  roles: ConsoleOutput<'listRoles'>;
  onChange: (value: RoleAtBrands[]) => void;
}

export function RoleChoice({ value, roles, onChange }: RoleChoiceProps) {
  const put = (at: number, part: Partial<RoleAtBrands>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const free = roles.filter(({ id }) => !value.some(({ role }) => role === id));
  return (
    <div className="col g8">
      {value.map(({ role, brands }, at) => (
        <div key={role} className="row g8">
          <Select
            aria-label="角色"
            style={{ width: 140 }}
            value={role}
            options={roles
              .filter(({ id }) => id === role || free.some((other) => other.id === id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(next) => put(at, { role: next })}
          />
          <Select
            aria-label="品牌"
            mode="multiple"
            className="grow"
            value={[...brands]}
            options={BRAND_OPTIONS}
            onChange={(next) => put(at, { brands: tidied(next) })}
          />
          <Button
            type="text"
            aria-label="去掉这个角色"
            icon={<CloseOutlined />}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {free[0] ? (
        <Button
          icon={<PlusOutlined />}
          onClick={() => onChange([...value, { role: free[0]?.id ?? '', brands: [ALL] }])}
        >
          添加角色
        </Button>
      ) : null}
    </div>
  );
}
