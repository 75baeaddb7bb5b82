/** Presets of the server, with their names. */
export const PRESETS = [
  { id: 'visitor', name: '游客' },
  { id: 'newUser', name: '新用户' },
  { id: 'member', name: '会员' },
  { id: 'expired', name: '已过期' },
  { id: 'permanent', name: '永久会员' },
  { id: 'v8', name: 'V8' },
] as const;

export const presetName = (id: string): string => PRESETS.find((preset) => preset.id === id)?.name ?? id;
