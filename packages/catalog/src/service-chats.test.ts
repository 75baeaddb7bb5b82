import { expect, it } from 'vitest';
import { isServiceChat } from './service-chats.ts';

it.each([
  'https://work.weixin.qq.com/kfid/kfc0ffee1234567890a',
  'https://juban.qiyukf.com/client?k=5f1&wp=1',
  'https://juban.sobot.com/chat/h5/v6/index.html?sysnum=1',
  'https://chat.meiqia.com/widget/standalone.html?eid=1',
  'https://juban.udesk.cn/im_client/?web_plugin_id=1',
])('[C-075] %s is a chat with customer service', (address) => {
  expect(isServiceChat(address)).toBe(true);
});

it.each([
  '/next/feedback',
  '',
  'http://work.weixin.qq.com/kfid/kfc0ffee',
  'https://work.weixin.qq.com/',
  'https://work.weixin.qq.com/kfid/',
  'https://work.weixin.qq.com/other/kfid/x',
  'https://work.weixin.qq.com.evil.example/kfid/kfc0ffee',
  'https://evil.example/https://work.weixin.qq.com/kfid/kfc0ffee',
  'https://work.weixin.qq.com@evil.example/kfid/kfc0ffee',
  'https://me:word@work.weixin.qq.com/kfid/kfc0ffee',
  'https://work.weixin.qq.com:8443/kfid/kfc0ffee',
  'https://evilqiyukf.com/client?k=1',
  'https://qiyukf.com/client?k=1',
  'https://juban.qiyukf.com/other',
  'https://WORK.weixin.qq.com/kfid/kfc0ffee',
  'https://work.weixin.qq.com/kfid/../admin',
  'https://work.weixin.qq.com/kfid/kf c0ffee',
  'https://work.weixin.qq.com\\kfid\\kfc0ffee',
  'javascript:location="https://work.weixin.qq.com/kfid/kfc0ffee"',
  'weixin://kfid/kfc0ffee',
])('[C-075] %s is not a chat with customer service', (address) => {
  expect(isServiceChat(address)).toBe(false);
});
