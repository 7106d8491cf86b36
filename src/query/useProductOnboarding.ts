import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { OnboardingUser, OnboardingUserPart } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { onboardingKeys, productQuestionsQuery, productStatusQuery } from './onboardingQueries.ts';

/** How far product onboarding is, as it came: `GET …/status`. */
export function useProductStatus(user: OnboardingUser): UseQueryResult {
  return useQuery(productStatusQuery(useBrainstem().client, user));
}

/** The questions of a part, as they came: `GET …/steps/{step}/sub-steps/{subStep}/questions`. */
export function useProductQuestions(part: OnboardingUserPart): UseQueryResult {
  return useQuery(productQuestionsQuery(useBrainstem().client, part));
}

/** A part with what is sent for it. */
export type ProductSubmission = OnboardingUserPart & { body: unknown };

/** Sends the answers of parts, one after the other: `POST …/answers`. All is fetched anew then. */
export function useProductAnswers(
  user: OnboardingUser,
): UseMutationResult<unknown, Error, ProductSubmission> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  const key = onboardingKeys.product(client, user);
  return useMutation({
    scope: { id: JSON.stringify(key) },
    mutationFn: (submission: ProductSubmission) =>
      api.answerOnboardingQuestions(client, submission),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
