/**
 * The texts' namespaces, for typed keys. What owns texts adds its namespaces here by augmentation, with the English
 * file as the model of the others:
 *
 *     export type { Resources } from '@mindhero/content/resources';
 *     declare module '@mindhero/content/resources' {
 *       interface Resources {
 *         columns: typeof import('./math/columns/strings/en.json');
 *       }
 *     }
 */
import type { ResourceNamespaceMap } from 'i18next';

/** A namespace's name. */
export type Namespace = keyof ResourceNamespaceMap;

/** Filled by augmentation. */
export interface Resources {}

declare module 'i18next' {
  interface ResourceNamespaceMap extends Resources {}

  interface CustomTypeOptions {
    defaultNS: 'common';
  }
}
