/** The endpoints whose answers a device keeps. The build reads the list, too: it knows the shapes of what they answer. */
import { getActiveSubscriptions } from '@mindhero/contract/subscription';
import { getTraining } from '@mindhero/contract/training';
import { getMe } from '@mindhero/contract/user';

export const keptEndpoints = [getMe, getActiveSubscriptions, getTraining] as const;
