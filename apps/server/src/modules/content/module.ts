import { defineModule } from '../../platform/module.ts';

export const contentModule = defineModule({ name: 'content' });
