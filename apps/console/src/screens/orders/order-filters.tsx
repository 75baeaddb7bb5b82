import { FilterOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { useState } from 'react';
import { useAddress } from '../../lib/address.ts';
import { filterText } from '../../lib/filters.ts';
import { ORDER_STATES, optionsOf, PROVIDER_OPTIONS } from '../../lib/state-names.ts';
import { FilterDays } from '../../ui/filter-days.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { FilterText } from '../../ui/filter-text.tsx';
import { TableSettings } from '../../ui/table-settings.tsx';
import { ORDER_COLUMNS } from './order-columns.tsx';

/** On a phone the filters open when they are needed. */
export function OrderFilters() {
  const { md } = Grid.useBreakpoint();
  const [isOpen, setOpen] = useState(false);
  const isSet = filterText(useAddress()) !== '';
  if (md === false && !isOpen)
    return (
      <div className="filters">
        <Button icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          {isSet ? '筛选（已设置）' : '筛选'}
        </Button>
      </div>
    );
  return (
    <search className="filters">
      <FilterDays label="创建时间" />
      <FilterSelect name="state" label="状态" options={optionsOf(ORDER_STATES)} />
      <FilterSelect name="provider" label="渠道" options={PROVIDER_OPTIONS} />
      <FilterText name="clientType" label="客户端" width={100} />
      <FilterText name="goodsId" label="商品编号" width={110} />
      <FilterText name="least" label="¥ 最低" width={84} />
      <FilterText name="most" label="¥ 最高" width={84} />
      <span className="grow" />
      <TableSettings name="orders" columns={ORDER_COLUMNS} />
    </search>
  );
}
