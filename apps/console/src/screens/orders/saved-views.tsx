import { CloseOutlined, SaveOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { parseSearch } from '../../app/search-text.ts';
import { useAddress } from '../../lib/address.ts';
import { filterText } from '../../lib/filters.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

interface View {
  name: string;
  /** The filters as in the address. */
  filters: string;
  isOwn?: boolean;
}

const KEY = 'views.orders';
const COMMON: readonly View[] = [
  { name: '全部', filters: '' },
  { name: '支付中', filters: 'state=paying' },
  { name: '已支付未交付', filters: 'state=paid' },
  { name: '退款中', filters: 'state=refunding' },
  { name: '大额 ≥ ¥200', filters: 'least=200' },
];

/** Filters with a name; the own ones are kept by the browser. */
export function SavedViews() {
  const navigate = useNavigate();
  const now = filterText(useAddress());
  const [own, setOwn] = useState<readonly View[]>(() => readStored('localStorage', KEY) ?? []);
  const put = (views: readonly View[]) => {
    setOwn(views);
    writeStored('localStorage', KEY, views);
  };
  const views = [...COMMON, ...own.map((view) => ({ ...view, isOwn: true }))];
  const isKnown = views.some(({ filters }) => filters === now);
  return (
    <nav className="views" aria-label="视图">
      {views.map(({ name, filters, isOwn }) => (
        <span key={`${name} ${filters}`} className={filters === now ? 'on' : ''}>
          <button
            type="button"
            aria-current={filters === now ? 'true' : undefined}
            onClick={() => void navigate({ to: '.', search: parseSearch(filters) })}
          >
            {name}
          </button>
          {isOwn ? (
            <button
              type="button"
              aria-label={`删除视图 ${name}`}
              onClick={() => put(own.filter((view) => view.filters !== filters))}
            >
              <CloseOutlined />
            </button>
          ) : null}
        </span>
      ))}
      <span className="grow" />
      {isKnown ? null : <SaveView onSave={(name) => put([...own, { name, filters: now }])} />}
    </nav>
  );
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const save = () => {
    if (name.trim() !== '') onSave(name.trim());
  };
  const content = (
    <div className="row g8">
      <Input
        aria-label="视图名称"
        placeholder="视图名称"
        maxLength={20}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={save}
      />
      <Button type="primary" onClick={save} disabled={name.trim() === ''}>
        保存
      </Button>
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button type="text" size="small" icon={<SaveOutlined />}>
        存为视图
      </Button>
    </Popover>
  );
}
