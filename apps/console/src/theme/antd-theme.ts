import { theme as antd, type ThemeConfig } from 'antd';
import { componentTokens } from './component-tokens.ts';
import { FONT, MONO, type Mode, PALETTE } from './palette.ts';

export function themeOf(mode: Mode): ThemeConfig {
  return {
    // One antd on the page: without the hash class the selectors are shorter and ours win by order alone.
    hashed: false,
    cssVar: { key: `jb-${mode}` },
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      fontFamily: FONT,
      fontFamilyCode: MONO,
      fontSize: 13,
      lineHeight: 1.54,
      controlHeight: 30,
      borderRadius: 6,
      borderRadiusLG: 10,
      borderRadiusSM: 4,
      wireframe: false,
      // Not by CSS: the components wait for the end of their animations.
      motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.2s',
      ...coloursOf(mode),
    },
    components: componentTokens(mode),
  };
}

function coloursOf(mode: Mode): NonNullable<ThemeConfig['token']> {
  const c = PALETTE[mode];
  return {
    colorPrimary: c.gold,
    colorInfo: c.wait,
    colorSuccess: c.good,
    colorWarning: c.warn,
    colorError: c.bad,
    colorLink: c.goldText,
    colorLinkHover: c.gold,
    colorLinkActive: c.goldText,
    colorText: c.text1,
    colorTextSecondary: c.text2,
    colorTextTertiary: c.text3,
    colorTextQuaternary: c.text4,
    colorTextPlaceholder: c.text3,
    colorTextDisabled: c.text3,
    colorBgLayout: c.page,
    colorBgContainer: c.surface,
    colorBgElevated: c.raised,
    colorBorder: c.hair,
    colorBorderSecondary: c.line,
    colorSplit: c.line,
    colorFillAlter: c.sunken,
    controlItemBgHover: c.sunken,
    controlItemBgActive: c.wash2,
    controlItemBgActiveHover: c.wash2,
    colorPrimaryBg: c.wash,
    colorPrimaryBgHover: c.wash2,
    colorPrimaryBorder: c.washLine,
    colorSuccessBg: c.goodWash,
    colorWarningBg: c.warnWash,
    colorErrorBg: c.badWash,
    colorInfoBg: c.waitWash,
    colorBgMask: mode === 'dark' ? 'rgba(0, 0, 0, 0.5)' : 'rgba(40, 32, 18, 0.26)',
    boxShadow: c.shadow,
    boxShadowSecondary: c.shadow,
  };
}
