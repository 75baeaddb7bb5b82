import type { ThemeConfig } from 'antd';
import { type Mode, PALETTE } from './palette.ts';

export function componentTokens(mode: Mode): NonNullable<ThemeConfig['components']> {
  const c = PALETTE[mode];
  const isDark = mode === 'dark';
  return {
    // The act is ink, not gold: gold stays scarce, for what is chosen and for membership and money.
    Button: {
      colorPrimary: c.ink,
      colorPrimaryHover: isDark ? '#fbeccb' : '#443c33',
      colorPrimaryActive: isDark ? '#dcc897' : '#16130f',
      primaryColor: c.onInk,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
    },
    Table: {
      headerBg: c.sunken,
      headerColor: c.text3,
      headerSplitColor: 'transparent',
      rowHoverBg: isDark ? '#1c1f25' : '#fbf9f5',
      rowSelectedBg: c.wash,
      rowSelectedHoverBg: c.wash2,
      cellPaddingBlockSM: 7,
      cellPaddingInlineSM: 10,
      cellPaddingBlockMD: 9,
      borderColor: c.line,
      headerBorderRadius: 0,
      bodySortBg: 'transparent',
      headerSortActiveBg: c.sunken,
      headerSortHoverBg: c.line,
      fixedHeaderSortActiveBg: c.sunken,
    },
    Layout: {
      headerBg: c.surface,
      siderBg: c.page,
      bodyBg: c.page,
      headerHeight: 48,
      headerPadding: '0 16px',
    },
    ...controlTokens(mode),
  };
}

function controlTokens(mode: Mode): NonNullable<ThemeConfig['components']> {
  const c = PALETTE[mode];
  const isDark = mode === 'dark';
  return {
    Card: { bodyPadding: 16, headerHeight: 42, headerFontSize: 13, bodyPaddingSM: 12 },
    Tabs: {
      itemSelectedColor: c.goldText,
      itemHoverColor: c.goldText,
      horizontalItemPadding: '9px 0',
      horizontalItemGutter: 22,
      horizontalMargin: '0',
      titleFontSize: 13,
    },
    Segmented: {
      trackBg: isDark ? '#0f1013' : '#efebe3',
      itemSelectedBg: c.surface,
      itemSelectedColor: c.text1,
      trackPadding: 2,
    },
    Tag: { defaultBg: c.sunken, defaultColor: c.text2, borderRadiusSM: 4 },
    Drawer: { paddingLG: 20, footerPaddingBlock: 12, footerPaddingInline: 20 },
    Form: { itemMarginBottom: 14, labelColor: c.text2, verticalLabelPadding: '0 0 4px' },
    Descriptions: { labelColor: c.text3, itemPaddingBottom: 8 },
    Steps: { iconSize: 22, descriptionMaxWidth: 200 },
    Dropdown: { colorPrimary: c.goldText },
    Tooltip: { colorBgSpotlight: isDark ? '#343844' : '#2a2520' },
    Input: { activeShadow: `0 0 0 2px ${c.wash2}` },
    Select: { optionSelectedBg: c.wash2, optionSelectedFontWeight: 500 },
    Statistic: { contentFontSize: 22 },
    Alert: { defaultPadding: '8px 12px' },
  };
}
