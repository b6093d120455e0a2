const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches a file of words, once for a page. One that could not be fetched is asked for again.
 *
 * @param address of a file of JSON, which the site itself has written
 * @throws TypeError or SyntaxError when it can't be had
 */
export function fetchedOnce<Words>(address: string): Promise<Words> {
  const begun = asked.get(address);
  if (begun) return begun as Promise<Words>;
  const coming = load<Words>(address);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

async function load<Words>(address: string): Promise<Words> {
  const answer = await fetch(address);
  return (await answer.json()) as Words;
}
