/** The methods of a review for a host's page. */
export interface FindingsHandle {
  /** Opens a finding. One that the list doesn't have is fetched. */
  select: (findingId: string) => void;
}
