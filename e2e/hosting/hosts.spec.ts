import { expect, test } from "@playwright/test";

import { emulatedHost, hostRules } from "../../hosting/testing/host-rules";
import { serveStore } from "../../hosting/testing/server";
import { Store } from "../../hosting/testing/store";
import { release } from "../../hosting/release/release";
import { securityHeadersFor } from "../../scripts/built/security-headers";
import { expectWholeSite } from "../support/hosting/expect-host";

for (const rules of hostRules) {
  test(`${rules.name} shows the whole site as it was deployed`, async () => {
    const store = new Store();
    const { plan, lost } = await release("out", emulatedHost(rules, store));
    expect([...plan.remove, ...plan.retain, ...lost]).toEqual([]);
    const server = await serveStore(rules, store);
    try {
      await expectWholeSite(server.origin, {
        ...rules,
        headers: rules.headers ? securityHeadersFor(true) : {},
      });
    } finally {
      server.close();
    }
  });
}
