import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import {
  createOnboardingTransport,
  type OnboardingTransport,
} from './createOnboardingTransport.ts';

/** The onboarding conversation's routes, bound to the provider's client and cache. */
export function useOnboardingTransport(): OnboardingTransport {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createOnboardingTransport(client, queries), [client, queries]);
}
