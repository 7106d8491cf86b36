import {
  createFindingsTransport,
  createReview,
  decidedIds,
  findingsQuery,
  QueryClient,
  QueryObserver,
} from 'brainstem/core';
import { computed, onUnmounted, shallowRef } from 'vue';

/** The review of findings for a component of Vue: its state, its actions and the findings left. */
export function useReview(client) {
  const queries = new QueryClient();
  const review = createReview({
    transport: createFindingsTransport(client, queries),
    holdFor: 5000,
  });
  const observer = new QueryObserver(queries, findingsQuery(client, 'current'));
  const state = shallowRef(review.store.getState());
  const list = shallowRef(observer.getCurrentResult());

  const stops = [
    review.mount(),
    review.store.subscribe((next) => (state.value = next)),
    observer.subscribe((next) => (list.value = next)),
  ];
  onUnmounted(() => stops.forEach((stop) => stop()));

  const findings = computed(() => {
    const decided = decidedIds(state.value);
    return list.value.data?.findings.filter(
      ({ finding_id: id, review_state }) => review_state === 'pending' && !decided.has(id),
    );
  });
  return { state, list, findings, actions: review.actions };
}
