import { useCallback, useState } from 'react';
import { captchaPicture, labApi } from '../lib/lab-api.ts';
import { randomHandle } from '../lib/random-handle.ts';
import { useAction } from '../lib/use-action.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './captcha-panel.module.css';
import row from './field-row.module.css';

/**
 * Draws a captcha, and shows the solution of any captcha: the one drawn here, or a page's own by its uuid.
 */
export function CaptchaPanel() {
  const [uuid, setUuid] = useState('');
  const [drawn, setDrawn] = useState('');
  const [answer, setAnswer] = useState('');
  const [showSolution] = useAction(
    useCallback(async (of: string) => setAnswer((await labApi.readCaptchaAnswer(of)).answer), []),
  );
  const draw = () => {
    const fresh = randomHandle();
    setUuid(fresh);
    setDrawn(fresh);
    setAnswer('');
  };
  const type = (text: string) => {
    setUuid(text.trim());
    setDrawn('');
    setAnswer('');
  };
  return (
    <Panel
      title="图形验证码"
      note={drawn === '' ? '填页面的 uuid 查答案，或画一张' : '每张用一次，五分钟内有效'}
      action={<ToolButton onClick={draw}>{drawn === '' ? '画一张' : '换一张'}</ToolButton>}
    >
      <form
        className={row.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (uuid !== '') showSolution(uuid);
        }}
      >
        {drawn !== '' && (
          <img
            className={styles.picture}
            src={captchaPicture(drawn)}
            alt="图形验证码"
            // The request for the picture creates the solution, so it does not exist before.
            onLoad={() => showSolution(drawn)}
          />
        )}
        <input
          className={`${row.field} mono`}
          aria-label="图形验证码的 uuid"
          placeholder="uuid"
          spellCheck={false}
          value={uuid}
          onChange={(event) => type(event.target.value)}
        />
        {drawn === '' && (
          <ToolButton submits disabled={uuid === ''}>
            查答案
          </ToolButton>
        )}
        <output className={styles.answer} aria-label="答案">
          {answer}
        </output>
      </form>
    </Panel>
  );
}
