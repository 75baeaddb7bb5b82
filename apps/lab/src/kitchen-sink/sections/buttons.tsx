import { Button } from '../../../../web/src/ui/button.tsx';
import { SendCodeButton } from '../../../../web/src/ui/send-code-button.tsx';
import { Row, Section, Specimen } from '../section.tsx';

const nothing = () => undefined;

export function Buttons() {
  return (
    <Section id="buttons">
      <Specimen name="会员与付款" part="Button">
        <Button wide>立即开通</Button>
      </Specimen>
      <Specimen name="正在处理，点不动" part="Button">
        <Button wide busy busyLabel="正在支付">
          立即开通
        </Button>
      </Specimen>
      <Specimen name="不可用" part="Button">
        <Button wide disabled>
          活动未开始
        </Button>
      </Specimen>
      <Specimen name="去 App、普通、次要" part="Button">
        <Row>
          <Button look="brand">打开 App</Button>
          <Button look="dark">重新加载</Button>
          <Button look="ghost">再想想</Button>
        </Row>
      </Specimen>
      <Specimen name="获取验证码：可用、倒数、发送中" part="SendCodeButton">
        <Row>
          <SendCodeButton label="获取验证码" waitLabel={undefined} busy={false} onSend={nothing} />
          <SendCodeButton label="获取验证码" waitLabel="58 秒后重发" busy={false} onSend={nothing} />
          <SendCodeButton label="发送中" waitLabel={undefined} busy onSend={nothing} />
        </Row>
      </Specimen>
    </Section>
  );
}
