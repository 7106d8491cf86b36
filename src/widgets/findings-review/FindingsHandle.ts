/** What a host's page can do with a review. */
export interface FindingsHandle {
  /** Opens a finding. One that the list doesn't have is fetched. */
  select: (findingId: string) => void;
}
