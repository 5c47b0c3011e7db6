/** What people call a job, and how a text that they type or scan is compared with it. */
interface Named {
  name: string;
  reference: string;
  batch_number: string | null;
}

/** What a search looks through. */
export function namesOf({ name, reference, batch_number }: Named): string {
  return `${name} ${reference} ${batch_number ?? ""}`;
}

/** Whether a scanned text is this one, in whatever case. */
export function sameText(one: string | null, other: string): boolean {
  return one !== null && one.toLowerCase() === other.toLowerCase();
}
