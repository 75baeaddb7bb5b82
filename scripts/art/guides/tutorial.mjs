// The pay tutorial, 390 x 1104, one picture per family of clients, with the product's own texts.
import { tutorialTexts as words } from '../../../packages/contract/src/texts/tutorial.ts';
import { code, done, list, login, pay, plans } from './panels.mjs';
import { page } from './parts.mjs';

const TUTORIAL = { width: 390, height: 1104 };

/** The small screens beside the steps, in order. */
const SCREENS = {
  apple: () => [
    list('头像与账户', '通用', 0, 'round'),
    list('账户设置', '付款与配送', 1),
    list('支付宝', '微信支付', 0),
    pay('确认购买'),
  ],
  android: () => [plans(), list('支付宝', '微信支付', 1), pay('确认支付'), done('会员已到账')],
  web: () => [login('手机号', '验证码'), plans(), list('支付宝', '微信支付', 0), done('开通成功')],
  screen: () => [plans(), code(), pay('确认付款'), done('会员已到账')],
};
export const FAMILIES = Object.keys(SCREENS);

const step = (family, screen, place) => `<section>
  <i>${place + 1}</i><h2>${words[`${family}${place + 1}`]}</h2><p>${words[`${family}${place + 1}Hint`]}</p>${screen}</section>`;

const CSS = `
h1{margin:0;font-size:34px;line-height:44px;color:#f6e3bb;letter-spacing:1px}
header{padding:34px 20px 22px}
header p{margin:4px 0 0;font-size:16px;line-height:24px;color:#c9c4b8}
main{position:relative;padding:0 20px 0 44px}
main::before{content:"";position:absolute;left:24px;top:14px;bottom:232px;width:1px;background:linear-gradient(#cf9d50,rgba(207,157,80,.2))}
section{position:relative;height:246px}
section>i{position:absolute;left:-34px;top:2px;width:28px;height:28px;display:grid;place-items:center;z-index:0;font:700 14px "Noto Sans CJK SC";color:#4a2f0c}
section>i::before{content:"";position:absolute;inset:2px;z-index:-1;transform:rotate(45deg);border-radius:6px;background:linear-gradient(135deg,#fbebc8,#e0b46c);box-shadow:0 0 0 5px #101217}
h2{margin:0;font-size:19px;line-height:30px;font-weight:700;color:#fff}
section p{margin:0 0 12px;font-size:15px;line-height:24px;color:#b9b5ab}`;

/** Fine engraved arcs from the top right corner, as on the membership card. */
const arcs = `<svg style="position:absolute;right:0;top:0" width="260" height="180" fill="none" stroke="#cf9d50">${Array.from(
  { length: 13 },
  (_, n) =>
    `<circle cx="262" cy="-6" r="${34 + n * 13}" stroke-opacity="${(0.34 - n * 0.024).toFixed(3)}" stroke-width=".7"/>`,
).join('')}</svg>`;

export const tutorial = (family) =>
  page(
    TUTORIAL.width,
    TUTORIAL.height,
    'radial-gradient(circle at 100% 0,#3a2d18,#171613 34%,#101217 62%)',
    `${arcs}<header style="position:relative"><h1>${words.title}</h1><p>${words[`${family}Lead`]}</p></header><main>${SCREENS[
      family
    ]()
      .map((screen, place) => step(family, screen, place))
      .join('')}</main>`,
    CSS,
  );
