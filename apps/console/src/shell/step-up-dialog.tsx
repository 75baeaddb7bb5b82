import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { callConsole, messageOf } from '../lib/call-console.ts';
import { answerByPasskey } from '../lib/passkey.ts';
import { stepUpAsked } from '../lib/step-up.ts';
import { CodeField } from '../ui/code-field.tsx';

/** Asks for the second factor again; the act that needs it continues afterwards. */
export function StepUpDialog() {
  const settle = stepUpAsked.use();
  return (
    <Modal
      open={settle !== undefined}
      title="再次验证身份"
      onCancel={() => settle?.(false)}
      footer={null}
      width={400}
      destroyOnHidden
      zIndex={1_200}
    >
      <StepUp onDone={() => settle?.(true)} />
    </Modal>
  );
}

function StepUp({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const attempt = async (run: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble('');
    try {
      await run();
      onDone();
    } catch (error) {
      setTrouble(messageOf(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const byTotp = (text: string) => attempt(() => callConsole('stepUp', { code: text }));
  const byPasskey = () =>
    attempt(async () => {
      const response = await answerByPasskey(await callConsole('passkeyStepUpOptions', {}));
      await callConsole('stepUpWithPasskey', { response });
    });
  return (
    <div className="col g12">
      <p className="t2">这项操作需要最近 10 分钟内验证过身份。验证后会接着执行，填写的内容不会丢。</p>
      <CodeField
        label="6 位动态码"
        value={code}
        onChange={setCode}
        onFull={(text) => void byTotp(text)}
        autoFocus
      />
      {trouble ? <Alert type="error" title={trouble} showIcon /> : null}
      <div className="row g8 end">
        <Button onClick={() => void byPasskey()} disabled={isBusy}>
          用通行密钥
        </Button>
        <Button type="primary" loading={isBusy} disabled={code.length < 6} onClick={() => void byTotp(code)}>
          验证
        </Button>
      </div>
    </div>
  );
}
