import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover, Segmented } from 'antd';
import type { Column } from './keyset-table.tsx';
import { type Density, useTableChoice } from './table-choice.ts';

/** Choice of columns and density. */
export function TableSettings<Row>({ name, columns }: { name: string; columns: readonly Column<Row>[] }) {
  const { keys, density, choose, chooseDensity } = useTableChoice(name, columns);
  const content = (
    <div className="col g12 table-settings">
      <Segmented<Density>
        aria-label="密度"
        value={density}
        options={[
          { value: 'small', label: '紧凑' },
          { value: 'middle', label: '宽松' },
        ]}
        onChange={chooseDensity}
      />
      <Checkbox.Group
        options={columns.map(({ key, title }) => ({ value: key, label: title }))}
        value={[...keys]}
        onChange={(next) => (next.length > 0 ? choose(next) : undefined)}
      />
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button type="text" icon={<SettingOutlined />} className="hide-s">
        列与密度
      </Button>
    </Popover>
  );
}
