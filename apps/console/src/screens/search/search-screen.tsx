import { Link } from '@tanstack/react-router';
import { Input } from 'antd';
import { useState } from 'react';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { KIND_NAMES, pageOf } from '../../lib/found.ts';
import { useRead } from '../../lib/reads.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty, Shown } from '../../ui/states.tsx';

/** The search of Ctrl-K as a page, which can be linked to. */
export default function SearchScreen() {
  const q = useAddress().q ?? '';
  const change = useChangeAddress();
  const [text, setText] = useState(q);
  const read = useRead('search', { q }, { enabled: q !== '' });
  return (
    <div className="page">
      <PageHead name="搜索" note="一个输入框，认得用户说得出的每一种编号。按手机号查找会记入操作记录。" />
      <Input.Search
        aria-label="搜索"
        size="large"
        placeholder="用户 ID、手机号、订单号、支付单号、渠道流水号、契约号、兑换码、反馈号"
        allowClear
        autoFocus
        enterButton="查找"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSearch={(value) => change({ q: value.trim() })}
      />
      <Panel flush>
        {q === '' ? (
          <Empty title="输入编号后按回车">
            <p className="hint">在任何页面按 Ctrl K 也能查找。</p>
          </Empty>
        ) : (
          <Shown read={read}>
            {(hits) =>
              hits.length === 0 ? (
                <Empty title={`没有找到「${q}」`}>
                  <p className="hint">请核对编号；其他品牌的用户和订单不会出现在这里。</p>
                </Empty>
              ) : (
                <ul className="rows">
                  {hits.map((hit) => (
                    <li key={`${hit.kind} ${hit.id}`}>
                      <span className="t3 kind">{KIND_NAMES[hit.kind]}</span>
                      <Link to={pageOf(hit)} className="grow clip">
                        {hit.title}
                      </Link>
                      <span className="no t3 hide-s">{hit.id}</span>
                    </li>
                  ))}
                </ul>
              )
            }
          </Shown>
        )}
      </Panel>
    </div>
  );
}
