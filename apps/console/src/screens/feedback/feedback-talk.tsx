import { GiftOutlined } from '@ant-design/icons';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { useState } from 'react';
import { count } from '../../lib/format.ts';
import { Moment } from '../../ui/moment.tsx';
import type { Feedback } from './feedback-boxes.ts';

/** What the user wrote, and what was answered. */
export function FeedbackTalk({ feedback }: { feedback: Feedback }) {
  const { user, createTime, content, pictures, prize, state, settleTime, reply, points } = feedback;
  return (
    <div className="talk">
      <article>
        <p className="hint">
          <b className="t2">{user.nickName || `用户 ${user.id}`}</b> <Moment at={createTime} long />
        </p>
        <p className="bubble">{content || feedbackTexts.forgotten}</p>
        {pictures.length > 0 ? (
          <ul className="pictures">
            {pictures.map((address, at) => (
              <li key={address}>
                <Picture address={address} name={fill(feedbackTexts.pictureAlt, { place: at + 1 })} />
              </li>
            ))}
          </ul>
        ) : null}
        {prize ? (
          <p className="prize">
            <GiftOutlined /> 中奖：{prize.name}，<Moment at={prize.winTime} long />
          </p>
        ) : null}
      </article>
      {state === 'received' ? null : (
        <article className="ours">
          <p className="hint">
            <b className="t2">答复</b> <Moment at={settleTime} long />
            {points > 0 ? ` · 赠 ${count(points)} 积分` : ''}
          </p>
          <p className="bubble">{reply || '没有写答复'}</p>
        </article>
      )}
    </div>
  );
}

/** Opens in a tab of its own, in full size. */
function Picture({ address, name }: { address: string; name: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <a href={address} target="_blank" rel="noreferrer noopener">
      {isBroken ? (
        <span className="hint">{name}没有读到</span>
      ) : (
        <img src={address} alt={name} loading="lazy" onError={() => setBroken(true)} />
      )}
    </a>
  );
}
