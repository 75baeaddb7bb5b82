import { CollapsibleText } from '../../../../web/src/ui/collapsible-text.tsx';
import { Section, Specimen } from '../section.tsx';
import styles from './words.module.css';

const SIZES = [
  ['t-24', '页面的大标题'],
  ['t-20', '一眼要看见的数字 1,286'],
  ['t-17', '段落标题与按钮'],
  ['t-15', '用来读的正文'],
  ['t-13', '界面里的普通文字'],
  ['t-12', '补充说明与日期 2027-03-18'],
] as const;

const LONG =
  '会员有效期内可以观看全部专享内容，清晰度最高支持超清；同一账号最多可以在五台设备上登录，同时播放不超过两台。到期前二十四小时会按开通时的价格自动续费，随时可以在订单页关闭，关闭后当期权益仍然有效。购买后七天内且使用不超过一天可以申请退款。';

export function Words() {
  return (
    <Section id="words">
      <Specimen name="字号" part="--t-*">
        {SIZES.map(([token, text]) => (
          <p key={token} className={styles.size} style={{ fontSize: `var(--${token})` }}>
            {text} <code>{token}</code>
          </p>
        ))}
      </Specimen>
      <Specimen name="超过三行可以展开" part="CollapsibleText">
        <CollapsibleText>{LONG}</CollapsibleText>
      </Specimen>
      <Specimen name="不到三行，没有开关" part="CollapsibleText">
        <CollapsibleText>会员有效期内可以观看全部专享内容。</CollapsibleText>
      </Specimen>
    </Section>
  );
}
