import type { FastifyInstance } from 'fastify';
import { createBridgeScripts } from './bridge-scripts.ts';
import { labAppleRoutes } from './lab-apple.ts';
import { labBridgeRoutes } from './lab-bridge.ts';
import { labCampaignRoutes } from './lab-campaign.ts';
import { labCaseRoutes } from './lab-cases.ts';
import { labClockRoutes } from './lab-clock.ts';
import { labContractRoutes } from './lab-contract.ts';
import { labDataRoutes } from './lab-data.ts';
import { labEventRoutes } from './lab-events.ts';
import { labHoldRoutes } from './lab-holds.ts';
import { labInboxRoutes } from './lab-inbox.ts';
import type { LabOptions, LabRouteOptions } from './lab-options.ts';
import { labPageRoutes } from './lab-page.ts';
import { labPartnerRoutes } from './lab-partner.ts';
import { labPayRoutes } from './lab-pay.ts';
import { labStaffRoutes } from './lab-staff.ts';
import { labStockRoutes } from './lab-stock.ts';
import { labUserRoutes } from './lab-users.ts';
import { labVerifyRoutes } from './lab-verify.ts';
import { labWireRoutes } from './lab-wire.ts';

/** The Lab: lets developers and tests control the product from outside. Demo only. */
export async function labPlugin(app: FastifyInstance, options: LabOptions): Promise<void> {
  const shared: LabRouteOptions = { ...options, scripts: createBridgeScripts() };
  for (const routes of [
    labDataRoutes,
    labUserRoutes,
    labStaffRoutes,
    labVerifyRoutes,
    labInboxRoutes,
    labClockRoutes,
    labWireRoutes,
    labEventRoutes,
    labBridgeRoutes,
    labPayRoutes,
    labHoldRoutes,
    labCaseRoutes,
    labPartnerRoutes,
    labContractRoutes,
    labAppleRoutes,
    labStockRoutes,
    labCampaignRoutes,
    labPageRoutes,
  ]) {
    await app.register(routes, shared);
  }
}
