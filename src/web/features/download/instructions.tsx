import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type InstallWay, isDesktop } from '#core/install/install-way.ts';
import { Section } from '../../ui/section/section.tsx';
import { TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './download.module.css';
import { StepList } from './step-list.tsx';

interface Device {
  readonly name: MessageDescriptor;
  readonly ways: readonly InstallWay[];
}

const devices = {
  iphone: { name: msg`iPhone`, ways: ['iphone'] },
  ipad: { name: msg`iPad`, ways: ['ipad'] },
  android: { name: msg`Lite app for Android`, ways: ['android'] },
  samsung: { name: msg`Lite app for Samsung`, ways: ['samsung'] },
  computer: { name: msg`Computer`, ways: ['chrome', 'edge', 'safari', 'firefox'] },
} as const satisfies Readonly<Record<string, Device>>;

type DeviceName = keyof typeof devices;
const names = ['iphone', 'ipad', 'android', 'samsung', 'computer'] as const;

/** Product names, the same in all languages. */
const browsers: Readonly<Partial<Record<InstallWay, string>>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  firefox: 'Firefox',
};

function deviceOf(way: InstallWay): DeviceName {
  if (way === 'inApp') return 'android';
  return isDesktop(way) ? 'computer' : (names.find((name) => name === way) ?? 'android');
}

/** Instructions for all devices, the player's own first. */
export function Instructions({ way }: { way: InstallWay }) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<DeviceName | null>(null);
  const chosen = picked ?? deviceOf(way);
  const { ways }: Device = devices[chosen];
  const ordered = ways.toSorted((a, b) => Number(b === way) - Number(a === way));
  const tabs = names.map((id) => ({ id, face: t(devices[id].name) }));

  return (
    <Section title={<Trans>Step by step</Trans>}>
      <Tabs
        id="device"
        label={t`Your device`}
        tabs={tabs}
        current={chosen}
        onChoose={(id) => setPicked(names.find((name) => name === id) ?? null)}
      />
      <TabPanel id="device" current={chosen}>
        <div className={styles.ways}>
          {ordered.map((each) => (
            <div key={each} className={styles.way}>
              {browsers[each] && <h3>{browsers[each]}</h3>}
              <StepList way={each} />
            </div>
          ))}
        </div>
      </TabPanel>
    </Section>
  );
}
