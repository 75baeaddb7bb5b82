import { BRANDS } from '@juban/catalog';
import type { ReactNode } from 'react';
import { BrandMark } from '../ui/brand-name.tsx';
import { JubanMark } from '../ui/juban-mark.tsx';
import { Hall } from './hall.tsx';
import './sign-in.css';

/** A picture on the left, one task on the right. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="entry">
      <aside className="entry-side">
        <Hall />
        <div className="entry-name">
          <JubanMark size={40} />
          剧伴
        </div>
        <div className="entry-words">
          <p className="entry-line">
            灯亮之前，
            <br />
            先把座位摆好。
          </p>
          <p>四个品牌的订单、会员、内容与客服，都在这里。</p>
          <ul>
            {Object.values(BRANDS).map(({ id, name }) => (
              <li key={id}>
                <BrandMark brand={id} size={20} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <main className="entry-main">
        <div className="entry-form">
          {children}
          <p className="entry-foot">本系统的登录和操作都会记入操作记录。退款、补发等操作会再次验证身份。</p>
        </div>
      </main>
    </div>
  );
}
