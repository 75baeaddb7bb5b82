import { useState } from 'react';
import { CodeField } from '../../../../web/src/ui/code-field.tsx';
import { TextField } from '../../../../web/src/ui/text-field.tsx';
import { Section, Specimen } from '../section.tsx';

const nothing = () => undefined;

export function Fields() {
  const [code, setCode] = useState('482');
  return (
    <Section id="fields">
      <Specimen name="一行" part="TextField">
        <TextField
          label="手机号"
          placeholder="请输入手机号"
          lead="+86"
          inputMode="tel"
          hint="未注册的手机号会自动创建账号"
        />
      </Specimen>
      <Specimen name="有误" part="TextField">
        <TextField
          label="有误的手机号"
          lead="+86"
          defaultValue="1380013"
          inputMode="tel"
          problem="请输入正确的手机号"
        />
      </Specimen>
      <Specimen name="验证码：短信自动填入，数字键盘" part="CodeField">
        <CodeField label="验证码" value={code} onChange={setCode} hint="验证码 5 分钟内有效" />
      </Specimen>
      <Specimen name="验证码有误" part="CodeField">
        <CodeField label="有误的验证码" value="482913" onChange={nothing} problem="验证码错误，请重新输入" />
      </Specimen>
      <Specimen name="验证码不可用" part="CodeField">
        <CodeField label="不可用的验证码" value="4829" onChange={nothing} disabled />
      </Specimen>
    </Section>
  );
}
