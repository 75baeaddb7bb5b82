import { defineModule } from '../../platform/module.ts';

export const partnerModule = defineModule({ name: 'partner' });
