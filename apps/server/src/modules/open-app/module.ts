import { defineModule } from '../../platform/module.ts';

export const openAppModule = defineModule({ name: 'open-app' });
