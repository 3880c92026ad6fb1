import styles from './ExpertiseFeatures.module.css';

/** The four features of a card: four rows of its subgrid. Renders a <ul>. */
export function ExpertiseFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
