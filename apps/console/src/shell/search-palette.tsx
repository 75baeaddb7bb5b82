import { SearchOutlined } from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Modal } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type Found, KIND_NAMES, pageOf } from '../lib/found.ts';
import { useSearchHits } from '../lib/use-search-hits.ts';
import { Failed } from '../ui/states.tsx';

interface SearchPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** One field for every number that a user can name. */
export function SearchPalette({ isOpen, onClose }: SearchPaletteProps) {
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      closable={false}
      width={620}
      style={{ top: 92 }}
      destroyOnHidden
      className="palette"
      title="全局搜索"
    >
      <Palette onClose={onClose} />
    </Modal>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { q, hits, error, isBusy, refetch } = useSearchHits(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts at its first row
  useEffect(() => setAt(0), [hits]);
  const open = (hit: Found | undefined, inNewTab: boolean) => {
    if (!hit) return;
    const path = pageOf(hit);
    if (inNewTab) window.open(`/console${path}`, '_blank', 'noopener');
    else void navigate({ to: path });
    onClose();
  };
  const follow = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt((at + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') open(hits[at], event.ctrlKey || event.metaKey);
  };
  return (
    <div className="palette-body">
      <div className="palette-top">
        <SearchOutlined />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field
          autoFocus
          role="combobox"
          aria-label="搜索"
          aria-expanded={hits.length > 0}
          aria-controls="palette-hits"
          aria-activedescendant={hits[at] ? `hit-${at}` : undefined}
          placeholder="用户 ID、手机号、订单号、支付单号、渠道流水号、契约号、兑换码、反馈号"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={follow}
        />
      </div>
      {error ? <Failed error={error} onRetry={refetch} /> : <Hits hits={hits} at={at} onOpen={open} />}
      <Told q={q} isBusy={isBusy} isEmpty={hits.length === 0 && !error} />
      <div className="palette-keys">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> 选择
        </span>
        <span>
          <kbd>↵</kbd> 打开
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> 新标签页
        </span>
      </div>
    </div>
  );
}

function Told({ q, isBusy, isEmpty }: { q: string; isBusy: boolean; isEmpty: boolean }) {
  if (q === '' || !isEmpty) return null;
  return (
    <p className="palette-told hint" role="status">
      {isBusy ? '正在查找…' : `没有找到「${q}」`}
    </p>
  );
}

interface HitsProps {
  hits: readonly Found[];
  at: number;
  onOpen: (hit: Found, inNewTab: boolean) => void;
}

function Hits({ hits, at, onOpen }: HitsProps) {
  return (
    <div className="palette-hits" id="palette-hits" role="listbox" aria-label="搜索结果">
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
        <div
          key={`${hit.kind} ${hit.id}`}
          id={`hit-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={(event) => onOpen(hit, event.ctrlKey || event.metaKey)}
        >
          <span className="t3">{KIND_NAMES[hit.kind]}</span>
          <b className="clip">{hit.title}</b>
          <span className="no t3">{hit.id}</span>
        </div>
      ))}
    </div>
  );
}
